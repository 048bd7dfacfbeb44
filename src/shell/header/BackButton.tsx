import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useStaticData } from '../route/staticData.ts'

export function BackButton({ pathname }: { readonly pathname: string }) {
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
