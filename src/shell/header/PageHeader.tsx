import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '../../i18n/format.ts'
import { pageTitleAtom } from '../../ui/pageTitle.ts'
import { ruleOf } from '../routes.rules.ts'
import { BackButton } from './BackButton.tsx'
import css from './Header.module.css'
import { PageHeaderFrame } from './HeaderFrame.tsx'

/** Back arrow and title; a screen that knows better than its route says so with `usePageTitle`. */
export function PageHeader({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const named = useAtomValue(pageTitleAtom)
  const rule = ruleOf(pathname)
  const heading = (
    <p className={css.heading} data-page-title>
      <span className={css.words}>{named?.text ?? (rule && t(rule.title))}</span>
      {named?.count !== undefined && (
        <span className={css.count}>({format.count(named.count)})</span>
      )}
    </p>
  )
  return <PageHeaderFrame back={<BackButton pathname={pathname} />} title={heading} />
}
