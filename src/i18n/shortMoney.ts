/** "৳10.00" → "৳10", to fit a small cell. */
export const shortMoney = (money: string) => money.replace(/\.(00|০০)$/, '')
