/** Replaces the words of the page's first language with those of a language that the page does not contain. */
function speak() {
  const words = window.mela.words?.values()
  const places = `bdi[lang=${document.querySelector('bdi')?.lang}]`
  const template = document.querySelector('template')?.content
  const app = document.getElementById('app')
  for (const root of [app, template, document])
    for (const place of root?.querySelectorAll<HTMLElement>(places) ?? []) {
      place.textContent = words?.next().value ?? ''
      place.lang = document.documentElement.lang
    }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', speak)
else speak()
