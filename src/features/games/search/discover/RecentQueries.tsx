import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button, IconButton } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './RecentQueries.module.css'
import { forgetQueriesIntent, queriesAtom, removeQueryIntent } from './queries.atoms.ts'

export function RecentQueries({ onQuery }: { readonly onQuery: (text: string) => void }) {
  const { t } = useLingui()
  const queries = useAtomValue(queriesAtom)
  const remove = useSetAtom(removeQueryIntent)
  const forget = useSetAtom(forgetQueriesIntent)
  if (queries.length === 0) return null
  return (
    <section className={css.queries}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Recent searches</Trans>
        </h2>
        <Button kind="quiet" size="small" onClick={() => forget()}>
          <Trans>Clear all</Trans>
        </Button>
      </div>
      <ul className={css.list}>
        {queries.map((query) => (
          <li key={query} className={css.query}>
            <button type="button" className={css.again} onClick={() => onQuery(query)}>
              <Icon name="clock" size="small" />
              <span className={css.text} dir="auto">
                {query}
              </span>
            </button>
            <IconButton
              icon="close"
              label={t`Remove: ${query}`}
              className={css.remove}
              onClick={() => remove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
