/** Defined at build time. */
declare const BRAND_NAME: string
declare const MERCHANT_CODE: string

/** The label under the app's icon. */
export const brandName = BRAND_NAME

export const merchantCode = MERCHANT_CODE
