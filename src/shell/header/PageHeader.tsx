import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useFormat } from '#i18n/format.ts'
import { optional } from '#ui/optional.ts'
import { pageTitleAtom } from '#ui/pageTitle.ts'
import css from './Header.module.css'
import { HeaderLayout } from './HeaderLayout.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { useStaticData } from '#shell/route/staticData.ts'

/** Loaded with all other titles; home needs none. */
const RouteTitle = optional<'RouteTitle', Pick<Props, 'pathname'>>(
  () => import('#shell/route/useTitle.ts'),
  'RouteTitle',
)

interface Props {
  readonly pathname: string
  readonly search?: ReactNode
  /** Shown on the widest screens. */
  readonly account?: ReactNode
}

export function PageHeader({ pathname, search, account }: Props) {
  const format = useFormat()
  const named = useAtomValue(pageTitleAtom)
  return (
    <HeaderLayout search={search} actions={account}>
      <BackButton pathname={pathname} />
      <div className={css.title}>
        <p className={css.heading} data-page-title>
          <span className={css.words} lang={named?.lang} dir={named?.lang && 'auto'}>
            {named?.text ?? <RouteTitle pathname={pathname} />}
          </span>
          {named?.count !== undefined && (
            <span className={css.count}>({format.count(named.count)})</span>
          )}
        </p>
      </div>
    </HeaderLayout>
  )
}

function BackButton({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const hasHistory = useCanGoBack()
  const { back } = useStaticData(pathname)
  const goBack = () => {
    if (!back && hasHistory) router.history.back()
    else void router.navigate({ to: back ?? '/m/home', replace: true })
  }
  return <IconButton icon="back" label={t`Back`} onClick={goBack} />
}
