/**
 * Pages on which a player requests a code by SMS. If Firebase sends the code, the host gives these pages their own
 * policy.
 */
export const isPhonePage = (path: string) => /^\/m\/(login|register(\.html)?)\/?$/i.test(path)
