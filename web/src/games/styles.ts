/* Each game's table styles, loaded between the shared ones and those of panels. */
import './ascension/table.css';
import './conflictus/table.css';
