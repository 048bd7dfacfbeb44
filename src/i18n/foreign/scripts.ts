import { scripts } from './langOf.ts'

/** By script, the languages that are written in it, the likeliest first; Japanese has three scripts. */
const languages: Readonly<Record<string, string>> = {
  Arab: 'ar fa ur',
  Cyrl: 'ru',
  Deva: 'hi ne',
  Hang: 'ko',
  Hira: 'ja',
  Kana: 'ja',
  Hani: 'zh ja ko',
  Khmr: 'km',
  Laoo: 'lo',
  Mymr: 'my',
  Taml: 'ta',
  Telu: 'te',
  Thai: 'th',
}

const known = Object.entries(languages).map(([script, tags]) => ({
  letters: new RegExp(`\\p{Script=${script}}`, 'u'),
  tags: tags.split(' '),
}))

/** The page's language where it is written in the script. */
scripts.langOf = (text) => {
  const { lang } = document.documentElement
  const tags = known.find(({ letters }) => letters.test(text))?.tags ?? []
  return tags.includes(lang.slice(0, 2)) ? lang : tags[0]
}
