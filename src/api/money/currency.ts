declare global {
  interface ImportMetaEnv {
    readonly CURRENCY_DECIMALS?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** Of the merchant's currency, as the build writes it from merchant.json. Node has no constants: the sandbox has taka. */
export const decimals = Number(import.meta.env?.CURRENCY_DECIMALS ?? 2)

/** In one unit of the currency. */
export const minorUnits = 10 ** decimals
