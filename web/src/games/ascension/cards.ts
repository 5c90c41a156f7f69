/* How the cards of Ascension look, and what to say about them. */
import icons from 'virtual:icons/ascension';
import { t } from '../../lib/i18n.svelte';
import type { CardData } from '../../lib/art/card-catalog.svelte';
import type { CardKit } from '../game';
import { SCENES as COMMON } from './common-scenes';
import { SCENES as FACTIONS } from './faction-scenes';
import pictures from './pictures.json';

const honor = (card: CardData): [string, string][] => (card.honor > 0 ? [[t('honor'), String(card.honor)]] : []);

/** Whether the card is in the center deck, not in a starting deck or always available. */
const dealt = (card: CardData): boolean => !['start', 'always'].includes(card.set) && card.copies > 0;

const kit: CardKit = {
  pictures,
  icons,
  scenes: { ...FACTIONS, ...COMMON },
  standIns: { monster: 'mephit', hero: 'militia', construct: 'shadow_star' },
  unknown: 'hero',
  look: ({ kind, faction }) => ({
    frame: faction === 'neutral' ? 'citadel' : faction,
    gem: kind === 'monster' ? 'gem-power' : 'gem-rune',
    gemLook: kind === 'monster' ? 'gem-pow' : 'gem-run',
    ribbon: false,
  }),
  staging: { construct: 'plinth', monster: 'looming' },
  facts: (card) => [
    ...honor(card),
    ...(dealt(card) ? [[t('fact-copies'), String(card.copies)] as [string, string]] : []),
  ],
  inspected: (card) => [
    ...honor(card),
    ...(card.copies && card.faction !== 'bone' && card.faction !== 'citadel'
      ? [[t('copies-row'), String(card.copies)] as [string, string]]
      : []),
  ],
  about: (card) => t(`about-${card.kind}`),
  verbs: (card, inHand) => (card.kind === 'monster' ? ['defeat'] : inHand ? ['play'] : ['acquire', 'use']),
  worth: (card) => ({
    how: card.kind === 'monster' ? 'worth-defeated' : 'worth-acquired',
    cause: 'worth-cause-have',
  }),
  searches: [
    'c:hero cost<=3',
    'f:mechana c:construct',
    '"draw a card" -f:void',
    'honor>=4 or cost>=7',
    'k:fate set:fallen',
  ],
};

export default kit;
