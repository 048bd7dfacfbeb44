import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { backFrom } from '../route/routes.rules.ts'

export function BackButton({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const hasHistory = useCanGoBack()
  const goBack = () => {
    const to = backFrom(pathname, hasHistory)
    if (to === 'step') router.history.back()
    else void router.navigate({ to, replace: true })
  }
  return <IconButton icon="back" label={t`Back`} onClick={goBack} />
}
