const ball = (x: number, y: number, ink: string, digit: string, r = 20) => `
@${x},${y},0,${r / 20}
${ink} O0,0,20
snow- O0,0,11.5
|black 3.2 ${digit}`
const seven = 'M-4-5h8l-5 10'
const three = 'M-4-4c1-4 8-3 7 0 0 2-2 3-4 3 3 0 5 1 5 3 0 4-7 4-9 1'
const one = 'M-3-3L1-6V6'
const five = 'M4-6H-3V-1C4-3 6 1 4 4 2 7-3 6-4 4'
const nine = 'M4-2a4 4 0 1 1-.5-2Q5 3-2 6'
const four = 'M2 6V-6L-5 2H5'
const two = 'M-4-3C-3-8 5-6 4-2 3 1-4 5-4 6H5'

const tile = (x: number, ink: string, digit: string) => `
@${x},0
${ink} M-7-24h14a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-42a3 3 0 0 1 3-3z
@${x},0,0,1.5
|black 2.4 ${digit}`

export const draws = {
  balls: `${ball(-20, 13, 'glow', seven)}${ball(20, 13, 'gold', three)}${ball(0, -17, 'rose', one)}`,
  ticket: `
@0,0,-10
gold M-38-22H38V-7a7 7 0 0 0 0 14V22H-38V7a7 7 0 0 0 0-14z
cream= M-24-15H24V15H-24z
|red 2.5,4,4 M18-15V15
red- M-6-10l3 6 6 1-4.5 4 1 6-5.5-3-5.5 3 1-6-4.5-4 6-1z
|clay 2 M-18 11H10`,
  digits: `
clay M-42-28H42V30H-42z
${tile(-30, 'snow', four)}${tile(-10, 'gold', nine)}${tile(10, 'snow', two)}${tile(30, 'gold', seven)}`,
  reels: `
red M-38-32H38V34H-38z
gold= M-32-26H32V26H-32z
${tile(-21, 'snow', seven)}${tile(0, 'snow', three)}${tile(21, 'snow', five)}
@
|light 3,0.1,9 M-30 30H30`,
  tambola: `
brown M-26 36L-10 4H10L26 36H16L4 14H-4L-16 36z
|gold 4 M0-6H36V-16
red O38,-18,5
sky O0,-8,28
snow-.5 O0,-8,26
gold O-11,-2,7
rose O6,6,7
leaf O12,-8,7
blue O-4,-16,7
|gold 3 O0,-8,28
|gold 1.6 M-27-8Q0 6 27-8M0-36V20`,
  stopwatch: `
gold M-7-40H7V-28H-7z
@0,0,38
gold= M-4-38H4V-28H-4z
@
red O0,6,31
cream= O0,6,24
rose- M0 6V-16A22 22 0 0 1 22 6z
|black 3 M0 6V-12M0 6L12 6
|stone 2.5,0.1,11 O0,6,20
black- O0,6,3`,
  hourglass: `
%brown M-26-38h4V38h-4z
sky M-18-32H18C18-12 4-8 4 0S18 12 18 32H-18C-18 12-4 8-4 0S-18-12-18-32z
gold- M-14-16H14C10-6 3-6 2 0H-2C-3-6-10-6-14-16zM-15 30C-14 18-4 18 0 10 4 18 14 18 15 30z
|gold 2 M0 0V18
clay M-30-40H30V-31H-30zM-30 31H30V40H-30z
snow-.6 M-13-29q0 8 6 14l3-2q-6-6-5-12z`,
  racecar: `
red M-38 8C-34-4-22-6-14-8L-4-20H14L20-8C30-6 38-2 38 12V20H-38z
sky= M-8-9L-1-16H11L15-9z
gold- M-38 10H38V14H-38z
%black O-22,20,11
%grey= O-22,20,5
red M22-10L24-24H38V-16H30L30-6z
snow- O2,2,7
|black 2.4 M0-1L3-4V8
|light 3 M-40-10h-4M-34-18h-10`,
  trio: `${ball(-17, 16, 'teal', two, 18)}${ball(18, 14, 'rose', nine, 18)}${ball(0, -18, 'gold', four, 18)}
@
|light 3 M-38-12h10M-36-22h8M28-26h10`,
  bingo: `
snow M-25-34h50a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-50a8 8 0 0 1-8-8v-52a8 8 0 0 1 8-8z
glow= M-33-18v-8a8 8 0 0 1 8-8h50a8 8 0 0 1 8 8v8z
cream= M-27-14h16V0h-16zM-8-14H8V0H-8zM11-14h16V0H11zM-27 3h16v14h-16zM11 3h16v14H11zM-8 3H8v14H-8z
|deep 4,0.1,9 M-18-26h38M-19 26h38
rose- O-19,-7,5.5O0,10,5.5O19,-7,5.5
|stone 2.5,0.1,19 M-19 10h40M0-7h1`,
  blast: `
gold- M0-40L8-24 24-34 22-16 40-14 26-2 38 12 20 14 20 32 6 22-4 38-12 22-28 28-26 12-42 8-30-4-40-18-22-20-22-36-8-26z
@0,0,-8
snow M-22-22H22V22H-22z
|stone 1.5 M-22-7H22M-22 7H22M-7-22V22M7-22V22
rose- O-14.5,-14.5,5O0,0,5O14.5,14.5,5O14.5,-14.5,5O-14.5,14.5,5`,
  housie: `
@0,0,8
rose M-38-22H38V22H-38z
cream= M-33-17H33V17H-33z
|rose 1.5 M-33-6H33M-33 6H33M-20-17V17M-7-17V17M7-17V17M20-17V17
leaf- M-32-16h11v9h-11zM8-5h11v10h-11zM-19 7h11v9h-11zM21-16h11v9h-11z
|black 2.4 M-15-13v4M-1-13h4l-2 4M-27-2h3v5M26 9v4M0 10h3v3
@14,12,-30
blue= M-4-26H4V4L0 12-4 4z`,
  keno: `
blue M-34-34H34V34H-34z
%cream- O-24,-24,6O-8,-24,6O-24,-8,6O-8,-8,6O-24,8,6O-8,8,6O-24,24,6O-8,24,6
gold O-8,-24,7O24,-8,7O8,8,7O-24,24,7O8,24,7
red- O-8,-24,2.5O24,-8,2.5O8,8,2.5O-24,24,2.5O8,24,2.5`,
  plinko: `
plum M-34-36H34V34H-34z
cream- O0,-18,2.5O-12,-8,2.5O12,-8,2.5O-22,2,2.5O0,2,2.5O22,2,2.5O-12,12,2.5O12,12,2.5
|gold 3 M-34 22V34M-17 22V34M0 22V34M17 22V34M34 22V34
rose- M-32 26H-19V33H-32zM19 26H32V33H19z
leaf- M-15 26H-2V33H-15zM2 26H15V33H2z
gold O5,-26,7
|light 2,0.1,5 M5-18Q16-14 8-4`,
  quiz: `
teal M-34-34H34C38-34 38-30 38-28V12C38 16 36 18 32 18H6L-8 36-8 18H-34C-38 18-38 14-38 12V-28C-38-32-38-34-34-34z
|snow 6 M-10-18C-8-30 12-28 11-16 10-9 0-9 0-1
snow- O0,9,3.8`,
  football: `
snow O0,0,34
black= M0-13 12.4-4 7.6 10.5H-7.6L-12.4-4z
black- M-10-32l10 6 10-6c-6-3-14-3-20 0zM33-8l-9 6 2 11 7 4c2-6 2-15 0-21zM19 28l-2-10 9-4 6 2c-3 5-8 10-13 12zM-19 28l2-10-9-4-6 2c3 5 8 10 13 12zM-33-8l9 6-2 11-7 4c-2-6-2-15 0-21z
|black 2 M0-13v-13M12-4 24-2M8 10l9 8M-8 10l-9 8M-12-4-24-2`,
  cricket: `
|cream 4 M8-30v56m12-56v56M32-30v56
|red 3 M6-31h28
@0,0,-38
brown M-4-40h8v22h-8z
gold M-10-12c0-4 3-8 10-8s10 4 10 8v42c0 5-4 8-10 8s-10-3-10-8z
|clay 2 M0-14V34
@
red O20,16,14
|cream 2,3,2 M12 5c7 6 9 15 6 24m5-27c6 6 8 15 5 24`,
  shoe: `
red M-34-16C-26-10-16-12-12-22L0-24C4-8 20 0 34 6 40 10 38 20 36 22H-34C-38 8-38-8-34-16z
snow= M-36 18H38V28C20 32-20 30-36 28z
|snow 2.5 M-6-12L4-17M0-5L10-11M7 1L16-5
gold- M-32-6C-22 6-2 12 12 14H-34z
|light 2.5 M-38 34H30`,
  slip: `
cream M-24-38H24V36L16 30 8 36 0 30-8 36-16 30-24 36z
red= M-24-38H24V-24H-24z
|stone 2.5 M-16-14H4M-16-4H8M-16 6H2M-16 16H6
|leaf 3.5 M8-14l4 4 7-8M10 6l4 4 7-8
|snow 3 M-14-31H14`,
  trophy: `
%gold M-18-26H-34C-36-6-26 4-14 4V-4C-22-4-26-10-26-18H-18z
gold M-22-36H22C22-10 16 6 4 10V20H14V28H-14V20H-4V10C-16 6-22-10-22-36z
brown= M-20 28H20V37H-20z
red- M0-26l3.5 7 7.5 1-5.5 5 1.5 7.5-7-3.5-7 3.5 1.5-7.5-5.5-5 7.5-1z`,
  medal: `
red M-22-38H-6L6-4-6 2z
blue M22-38H6L-6-4 6 2z
gold O0,14,22
fire= O0,14,15
cream- M0 3l3.3 7 7.7 1-5.6 5.2 1.4 7.6L0 20l-6.8 3.8 1.4-7.6L-11 11l7.7-1z`,
  gamepad: `
|light 3 M0-20c0-8 10-6 10-15
glow M-18-20h36c14 0 20 12 22 33 1 14-12 16-18 6l-5-8h-34l-5 8c-6 10-19 8-18-6 2-21 8-33 22-33z
light= M-22-12h7v7h7v7h-7v7h-7V2h-7v-7h7z
snow- O12,2.5,4.5O28,2.5,4.5
black- O20,-5.5,4.5O20,10.5,4.5`,
  headset: `
|stone 7 M-28 6C-32-40 32-40 28 6
|glow 2.5 M-28 6C-32-40 32-40 28 6
%glow M-34 0H-22C-18 0-18 4-18 8V22C-18 26-18 30-22 30H-34C-40 30-40 0-34 0z
|stone 4 M30 28C28 38 14 38 6 36
black O2,36,5.5
%light- M-30 8h6v14h-6z`,
  helmet: `
blue M-30 20C-36-20-14-36 6-34 30-32 38-8 34 20L22 24C22 12 10 8-6 8-16 8-24 12-30 20z
black= M-20 10C-12 0 16-2 28 12 28 20 26 24 24 28-4 30-20 28-26 22-26 18-24 14-20 10z
sky- M-14 12C-8 6 8 6 16 10L8 16C0 12-8 14-14 18z
red M-4-34C-8-44 12-44 12-32 10-26 2-26-4-34z
|gold 3 M-26-4C-16-14 14-16 32-6`,
} as const
