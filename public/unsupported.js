// The player's language first. ES3, for browsers of any age; blocked storage throws, and the order stays.
;(function () {
  var asked = /[?&]lang=(\w+)/i.exec(document.referrer)
  var code = (asked && asked[1]) || localStorage.getItem('language')
  var section = code && document.getElementById(code.toUpperCase())
  if (!section) return
  document.documentElement.lang = section.lang
  section.parentNode.insertBefore(section, section.parentNode.firstChild)
})()
