import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '#ui/feedback/toasts.ts'

export function UnknownPath() {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => {
    toast('info', t`That page does not exist. Here is the home page.`)
    void router.navigate({ to: '/m/home', replace: true })
  }, [router, t])
  return null
}
