/* What tables change in the styles that all of them share. */
import './ascension/beside.css';
import './conflictus/beside.css';
