import type { Language } from '../../i18n/languages.ts'

/** What every screen and the prerendered page's preload ask for: one address, so one request. */
export const announcementParams = (merchantCode: string, language: Language) =>
  ({ merchantCode, types: 'B,PL,PU', groups: 'm_home,m_live', language }) as const
