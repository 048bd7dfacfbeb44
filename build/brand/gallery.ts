import { firstLanguage } from '#i18n/languages.ts'
import { merchantOf } from './brand.ts'

const screens = {
  home: '/m/home',
  lobby: '/m/gameLobbyCenter?gameCategory=RNG',
  login: '/m/login',
  registration: '/m/register',
  sheet: '/m/home?card=10381',
}

const style = `body{font:15px/1.5 system-ui;margin:1rem;background:#ddd}
main{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}iframe{width:360px;height:740px;border:0}
button{font:inherit;min-height:44px;margin-inline-end:8px}`

const frame = (language: string, [name, path]: readonly [string, string]) => {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  return `<figure><figcaption>${name}</figcaption><iframe title="${name}" src="${address}"></iframe></figure>`
}

/**
 * The dev server's page that shows the screens of the current brand side by side. Each iframe
 * reloads itself after a change.
 */
export function galleryOf(root: string) {
  const { languages } = merchantOf(root)
  const [language = firstLanguage] = languages
  const themes = ['dark', 'light'].map(
    (theme) =>
      `<button onclick="localStorage.theme='${theme}';for(const one of frames)one.location.reload()">${theme}</button>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Brand</title><style>${style}</style>
<p>${themes.join('')}</p><main>${Object.entries(screens)
    .map((screen) => frame(language, screen))
    .join('')}</main>`
}
