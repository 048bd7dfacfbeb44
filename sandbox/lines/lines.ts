/** Every address that this machine has the site under; an operator's would be different domains. */
export const linesOf = (port: number) =>
  [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const
