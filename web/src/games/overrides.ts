/* Each game's overrides of shared styles. */
import './ascension/overrides.css';
import './conflictus/overrides.css';
