export function pathOf(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = ''
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      const start = x
      while (x < size && isDark(x, y)) x += 1
      path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  return path
}
