const petals = (count: number, path: string, from = 0) =>
  Array.from({ length: count }, (_, at) => `@0,0,${from + (360 / count) * at}\n${path}`).join('\n')

export const textile = {
  alpona: `
|snow 2.5 O0,0,34
${petals(8, 'snow- M0-14C-7-20-5-28 0-32 5-28 7-20 0-14z')}
${petals(8, 'rose- O0,-23,2.5')}
${petals(8, 'gold- O0,-32,2.5', 22.5)}
@
red O0,0,11
gold- O0,0,5`,
  kantha: `
red M-34-30H34V30H-34z
cream= M-26-22H26V22H-26z
|cream 2.5,5,4 M-30-26H30V26H-30z
${petals(6, 'rose= M0-4C-6-8-5-15 0-18 5-15 6-8 0-4z')}
@
gold= O0,0,4
%leaf- O-20,-16,3O-20,16,3
|blue 1.8,3,3 M-22-10V10M22-10V10M-12-18H12M-12 18H12
|cream 2.5 M-28 30v6M-20 30v6M-12 30v6M-4 30v6M4 30v6M12 30v6M20 30v6M28 30v6`,
  brush: `
gold M-32 16C-38-8-14-30 10-24 32-18 34 6 18 8 8 8 6 14 10 20 14 30-4 36-16 32-24 30-30 24-32 16z
red- O-18,0,5.5
blue- O-8,-13,5.5
leaf- O8,-14,5.5
snow- O20,-4,4.5
rose- O-18,16,5
@8,8,-40
brown= M-3-34H3V8H-3z
grey= M-4 4H4V14H-4z
teal= M-4 14H4C6 24 0 32 0 34 0 32-6 24-4 14z`,
} as const
