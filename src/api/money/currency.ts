declare global {
  interface ImportMetaEnv {
    readonly CURRENCY_DECIMALS?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/**
 * The decimals of the merchant's currency, which the build writes from merchant.json. Node has no build-time
 * constants, so the sandbox uses the taka's.
 */
export const decimals = Number(import.meta.env?.CURRENCY_DECIMALS ?? 2)

/** Minor units in one unit of the currency. */
export const minorUnits = 10 ** decimals
