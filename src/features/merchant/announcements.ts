/** Shared with the prerendered page's preload: a different address would request twice. */
export const announcementParams = (merchantCode: string, language: string) =>
  ({ merchantCode, types: 'B,PL,PU', groups: 'm_home,m_live', language }) as const
