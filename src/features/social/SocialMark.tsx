import type { SocialProvider } from '#api/account/social.ts'
import css from './SocialMark.module.css'

const letters: Readonly<Record<SocialProvider, string>> = {
  google: 'M16.4 8.2A5.7 5.7 0 1 0 17.7 12H12',
  facebook: 'M15.6 6.4h-1.4a2.4 2.4 0 0 0-2.4 2.4V19M8.8 12.4h5.6',
}

/** Drawn here: the providers' logos may not be loaded from their hosts. */
export const SocialMark = ({ provider }: { readonly provider: SocialProvider }) => (
  <svg className={css.mark} data-provider={provider} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" />
    <path d={letters[provider]} />
  </svg>
)
