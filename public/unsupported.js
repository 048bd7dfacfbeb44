// The player's language first: ?lang=, else the stored one, by its code or its tag. ES3, for browsers of any age; blocked
// storage throws, and the order stays.
;(function () {
  var asked = /[?&]lang=([\w-]+)/i.exec(document.referrer)
  var code = ((asked && asked[1]) || localStorage.getItem('language') || '').toLowerCase()
  var sections = document.getElementsByTagName('section')
  for (var at = 0; at < sections.length; at++) {
    var section = sections[at]
    if (code !== section.id.toLowerCase() && code !== section.lang.toLowerCase()) continue
    document.documentElement.lang = section.lang
    document.documentElement.dir = section.dir
    document.title = section.getAttribute('data-brand')
    section.parentNode.insertBefore(section, section.parentNode.firstChild)
    return
  }
})()
