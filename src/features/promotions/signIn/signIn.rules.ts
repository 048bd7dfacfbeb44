/** "৳10.00" → "৳10": a small cell has no room for nothing. */
export const shortMoney = (money: string) => money.replace(/\.(00|০০)$/, '')
