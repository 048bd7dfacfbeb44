import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useState } from 'react'
import { merchantAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { localeAtom } from '#i18n/language.atoms.ts'
import { type Language, isLanguage, locales } from '#i18n/languages.ts'
import { languageNameOf } from '#i18n/names.ts'
import { languageIn } from '#device/worker/tags.rules.ts'
import { SheetSearch } from '#ui/form/SheetSearch.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import css from './LanguageSheet.module.css'
import { inGroups, languageFinder } from './choices.rules.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

/** The most languages that can be taken in at a glance. */
const maxAtAGlance = 8

/** Each language by its own name; closes as soon as the choice is stored (section 4). */
export function LanguageSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`}>
      <Languages onClose={onClose} />
    </Sheet>
  )
}

function Languages({ onClose }: Pick<Openable, 'onClose'>) {
  const { t } = useLingui()
  const { current, offered, main, choose } = useLanguageChoice()
  const country = useAtomValue(siteAtom).value?.country ?? ''
  const [typed, setTyped] = useState('')
  const [coming, setComing] = useState<Language | null>(null)
  const [find] = useState(() => languageFinder(offered, current))
  const wanted = useDeferredValue(typed).trim()
  const { likely, others } = wanted
    ? { likely: find(wanted), others: [] }
    : inGroups({ current, offered, browser: browserLanguages(), main, country })

  const take = async (language: Language) => {
    setComing(language)
    await choose(language, onClose)
    setComing(null)
    setTyped('')
  }
  const takeFirst = () => {
    const [first] = typed.trim() ? find(typed) : []
    if (first) void take(first)
  }
  const isLong = offered.length > maxAtAGlance
  const listOf = (languages: readonly Language[]) => (
    <ul className={css.list}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            className={css.language}
            lang={locales[language]}
            aria-pressed={language === current}
            aria-busy={language === coming}
            onClick={() => void take(language)}
          >
            <span className={css.name}>{languageNameOf(language)}</span>
            {language === coming && <Spinner size="small" />}
            {language === current && language !== coming && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {isLong && (
        <SheetSearch
          label={t({
            message: 'Find a language',
            comment: 'Label of a search field above a list of languages.',
          })}
          value={typed}
          onChange={setTyped}
          onEnter={takeFirst}
        />
      )}
      {offered.length > main.length && !wanted && <TextsOfPlatform main={main} />}
      <div className={isLong ? `${css.lists} ${css.found}` : css.lists}>
        {listOf(likely)}
        {others.length > 0 && listOf(others)}
        <Status className={css.none}>
          {likely.length === 0 && <Trans>No language with that name</Trans>}
        </Status>
      </div>
    </>
  )
}

const browserLanguages = () =>
  navigator.languages.map((tag) => languageIn(window.mela.texts, tag) ?? null).filter(isLanguage)

/** Isolated from the surrounding text, which may run in the other direction. */
const isolatedName = (language: Language) => `\u2068${languageNameOf(language)}\u2069`

/** The platform writes in the merchant's main languages, and uses the language of its lists for texts that it lacks. */
function TextsOfPlatform({ main }: { readonly main: readonly Language[] }) {
  const locale = useAtomValue(localeAtom)
  const { listLanguage } = useAtomValue(merchantAtom)
  const known = new Intl.ListFormat(locale).format(main.map(isolatedName))
  const other = isolatedName(isLanguage(listLanguage) ? listLanguage : 'EN')
  return (
    <p className={css.note}>
      <Trans comment="{known} is a list of languages, {other} one language, each by its own name.">
        Game names, announcements and messages come in {known}. In other languages they may be in{' '}
        {other}.
      </Trans>
    </p>
  )
}
