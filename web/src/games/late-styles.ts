/* Each game's overrides of shared styles. */
import './ascension/beside.css';
import './conflictus/beside.css';
