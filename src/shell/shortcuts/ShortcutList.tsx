import { Trans, useLingui } from '@lingui/react/macro'
import css from './ShortcutList.module.css'
import { shortcuts } from './shortcuts.rules.ts'

export function ShortcutList() {
  const { t } = useLingui()
  return (
    <dl className={css.list}>
      {shortcuts.map(({ keys, text }) => (
        <div key={keys.join(' ')} className={css.row}>
          <dt>{t(text)}</dt>
          <dd className={css.keys}>
            {keys.map((key) => (
              <kbd key={key} className={css.key}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A section of the help, shown on screens that have a keyboard. */
export const ShortcutHelp = () => (
  <section className={css.help}>
    <h2 className={css.heading}>
      <Trans>Keyboard shortcuts</Trans>
    </h2>
    <ShortcutList />
  </section>
)
