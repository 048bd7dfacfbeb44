/** What every screen and the prerendered page's preload ask for: one address, so one request. */
export const announcementParams = (merchantCode: string, language: string) =>
  ({ merchantCode, types: 'B,PL,PU', groups: 'm_home,m_live', language }) as const
