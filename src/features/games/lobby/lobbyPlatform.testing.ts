const vendors = { vassalage: 'PADMA', accountTypeName: 'Padma Play' }
/** What the lobby asks the platform for besides its games. */
export const lobbyAnswers = {
  '/lgw/vendor/types': () => ({
    sorting: [
      { gameCategory: 'RNG', vendorNames: [vendors] },
      { gameCategory: 'LOTT', vendorNames: [{ vassalage: 'TCG_SEA', accountTypeName: 'Sagor' }] },
    ],
    mapping: {
      RNG: {
        vendors: ['PADMA'],
        gameClassify: ['Megaways', 'FeatureBuy', 'BonusGame'],
        data: { PADMA: { gameCount: 40 } },
      },
      LOTT: { vendors: ['TCG_SEA'], data: { TCG_SEA: { gameCount: 6 } } },
    },
  }),
  '/wps/system/status': () => ({ serverTime: 1 }),
}
