/* How the cards of Conflictus look, and what to say about them. */
import icons from 'virtual:icons/conflictus';
import { t } from '../../lib/i18n.svelte';
import type { CardKit } from '../game';
import pictures from './pictures.json';
import { SCENES } from './scenes';

const kit: CardKit = {
  pictures,
  icons,
  scenes: SCENES,
  standIns: {
    source: 'fonte_de_luz',
    warrior: 'mercenario_errante',
    amulet: 'memoria_guardada',
    relic: 'calice_de_forca',
    equipment: 'escudo_protetor',
  },
  unknown: 'relic',
  look: ({ kind, faction }) => ({
    frame: `${kind}-${faction}`,
    gem: `gem-cost-${faction}`,
    gemLook: 'gem-src',
    ribbon: true,
  }),
  staging: { relic: 'plinth', equipment: 'plinth', amulet: 'plinth', source: 'plinth' },
  facts: (card) => (card.stats ? [[t('fact-values'), card.stats.join(' / ')]] : []),
  verbs: () => ['play', 'use'],
  worth: () => ({ how: 'worth-played', cause: 'worth-cause-do' }),
  searches: [
    'c:warrior cost<=3',
    'k:leap f:shadow',
    '"draw a card" -c:amulet',
    'attack>=3 or mill>=3',
    'r:gold (c:relic or c:equipment)',
  ],
};

export default kit;
