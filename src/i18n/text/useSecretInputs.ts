import { useLingui } from '@lingui/react/macro'

/** Attributes for inputs of a password in use, of a new one, and of one in digits. */
export function useSecretInputs() {
  const { t } = useLingui()
  const secret = {
    type: 'password',
    reveal: { show: t`Show password`, hide: t`Hide password` },
    autoCapitalize: 'none',
    maxLength: 128,
  } as const
  return {
    current: { ...secret, autoComplete: 'current-password' },
    chosen: { ...secret, autoComplete: 'new-password' },
    digits: { ...secret, autoComplete: 'off', inputMode: 'numeric', maxLength: 12 },
  } as const
}
