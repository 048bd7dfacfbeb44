export const requestArt = (name: string) => window.mela.requestArt?.(name)
