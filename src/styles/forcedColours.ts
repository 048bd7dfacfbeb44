import './forcedColours.css'
