import rules from './forcedColours.css?inline'

// Adopted here: the build drops a chunk that is nothing but a style sheet.
const sheet = new CSSStyleSheet()
sheet.replaceSync(rules)
document.adoptedStyleSheets.push(sheet)
