/** Pages on which a code by SMS is requested: where Firebase sends it, the host gives them their own policy. */
export const isPhonePage = (path: string) => /^\/m\/(login|register(\.html)?)\/?$/i.test(path)
