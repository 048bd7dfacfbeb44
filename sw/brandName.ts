/** Defined at build time. */
declare const BRAND_NAME: string

/** The label under the app's icon. */
export const brandName = BRAND_NAME
