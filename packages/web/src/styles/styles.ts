// The order is that of the layers: whatever a page brings comes after these.
import '@fontsource/marcellus/latin-400.css';
import './tokens.css';
import './palette.css';
import './base.css';
import './controls.css';
