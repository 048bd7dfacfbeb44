/** The build writes it. */
declare const BRAND_NAME: string

/** What the brand is called under an icon. */
export const brandName = BRAND_NAME
