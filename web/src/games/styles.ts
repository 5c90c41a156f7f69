/* How the tables look, between what all screens share and what lies beside a table. */
import './ascension/table.css';
import './conflictus/table.css';
