/** A card of 30 × 46 around 0,0, and the suits in its middle. */
const card = (ink = 'snow') =>
  `${ink} M-11-23h22a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z`
const heart =
  'rose- M0 10c-13-9-10-17-4.5-17 2.7 0 4.5 2 4.5 4.5 0-2.5 1.8-4.5 4.5-4.5 5.5 0 8.5 8-4.5 17z'
const spade =
  'black- M0-11c11 9 10 16 4.5 16-1.5 0-2.7-.5-3.5-1.5L2 10h-4l1-6.5C-1.8 4.5-3 5-4.5 5-10 5-11-2 0-11z'
const diamond = 'rose- M0-11 8 0 0 11-8 0z'
const club = 'black- M0-11a5 5 0 0 1 4 8 5 5 0 1 1-3 7l1 6h-4l1-6a5 5 0 1 1-3-7 5 5 0 0 1 4-8z'
const backed = '|blue 2 M-10-18h20v36h-20zM-10-18L10 18M10-18L-10 18'

const chip = (x: number, y: number, ink: string) => `
@${x},${y}
${ink} E0,0,15,6
snow- E0,-1,8,2.8
${ink}= M-15 0v5C-15 13 15 13 15 5V0C15 8-15 8-15 0z
|snow 2.5 M-9 5v5M0 7v5M9 5v5`

const pip = (x: number, y: number, r = 3.2) => `O${x},${y},${r}`
const die = (ink = 'snow') =>
  `${ink} M-12-18h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6z`

export const tables = {
  table: `
moss M-40 20v4c0 9 18 14 40 14s40-5 40-14v-4z
leaf M40 18a40 14 0 1 1-80 0a40 14 0 1 1 80 0z
|cream 1.8,5,4 M33 18a33 9.5 0 1 1-66 0a33 9.5 0 1 1 66 0z
@-13,-8,-13
${card()}
${heart}
@14,-9,12
${card('cream')}
${spade}`,
  fan: `
@-20,4,-27
${card()}
${spade}
@-7,-1,-9
${card('cream')}
${heart}
@7,-1,9
${card()}
${diamond}
@20,4,27
${card('cream')}
${club}`,
  teenpatti: `
@-18,0,-20
${card('cream')}
${diamond}
@18,0,20
${card('cream')}
${club}
@0,-6
${card()}
${heart}
@
gold M-22 22H22L18 34H-18z
red- O0,28,3
%red- O-11,28,2.5`,
  blackjack: `
@-12,0,-12
${card()}
|black 3 M-5 8L0-10 5 8M-3 2H3
@13,-2,12
${card('black')}
|gold 3 M2-10V3a5 5 0 0 1-9 0M-3-10H6
@
gold- M28-34l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`,
  spade: `
black M0-38C34-10 34 18 14 18 8 18 4 15 3 12L8 34H-8L-3 12C-4 15-8 18-14 18-34 18-34-10 0-38z
|stone 2.5 M-20 0q0-10 10-18
gold= M-11 32H11V38H-11z`,
  rummy: `
@-24,6,-14
${card('cream')}
|rose 3 M-5-8 Q2-14 5-8T-5 8H6
@-8,-2,-5
${card()}
|rose 3 M-5-10H5L0-3Q8 0 4 7-1 11-5 6
@8,-4,4
${card('cream')}
|rose 3 M3 10V-10L-6 4H7
@24,2,13
${card()}
|rose 3 M5-10H-4V-2Q6-4 5 4 3 10-5 7`,
  stack: `
@0,16
${card('blue')}
@-2,8
${card('rose')}
@
${card('blue')}
@2,-8
${card('snow')}
${backed}
@
%gold O-28,24,7
%clay- O-28,24,3`,
  pair: `
@-11,2,-10
${card('rose')}
${backed.replace('blue', 'cream')}
@13,-2,10
${card()}
|black 3 M2-10V4a5 5 0 0 1-9 0
@13,-2,10
rose- M6 14c-4-3-3-6-1.5-6 1 0 1.5.700 1.5 1.5 0-.8.500-1.5 1.5-1.5 1.5 0 2.5 3-1.5 6z
@
gold= O-24,26,9O22,28,8
clay- O-24,26,4O22,28,3.5`,
  chips: `${chip(-14, 22, 'blue')}${chip(-14, 14, 'rose')}${chip(-14, 6, 'blue')}${chip(-14, -2, 'rose')}${chip(18, 24, 'leaf')}${chip(18, 16, 'gold')}
@14,-16,14
${card()}
${spade}`,
  ludo: `
snow M-34-34H34V34H-34z
red- M-32-32H-9V-9H-32z
leaf- M9-32H32V-9H9z
gold- M-32 9H-9V32H-32z
blue- M9 9H32V32H9z
%snow- O-20.5,-20.5,7.5O-20.5,20.5,7.5
|stone 1.2 M-9-32V32M9-32V32M-32-9H32M-32 9H32M-9-20H9M-9 20H9M-20-9V9M20-9V9
red- M-9-9L0 0-9 9z
leaf- M-9-9H9L0 0z
blue- M9-9V9L0 0z
gold- M-9 9H9L0 0z
red O-20,-21,5
red M-20-34a5 5 0 0 1 3 9l3 9h-12l3-9a5 5 0 0 1 3-9z`,
  carrom: `
brown M-36-36H36V36H-36z
gold= M-29-29H29V29H-29z
%black- O-27,-27,5O-27,27,5
|clay 1.6 M-17-21H17M-17 21H17M-21-17V17M21-17V17
|red 2 O0,0,11
red O0,0,5
%black O-10,4,5
cream O0,-11,5O0,11,5
cream O12,22,7
|clay 1.5 O12,22,4`,
  bandi: `
moss M-36-34H36V34H-36z
|cream 2 M-28-26H28V26H-28zM-28 0H28M0-26V26M-28-26L28 26M28-26L-28 26M0-26L-28 0 0 26 28 0z
%cream O-28,-26,5O-28,26,5
cream O0,26,5
fire O0,-2,13
%fire O-9,-14,5
black- M-2-14h4l-2 7z
%black- O-5,-4,2M-13-2l5 1-5 2z
rose- M-3 2H3L0 6z`,
  dice: `
@18,12,14
${die('rose')}
snow- ${pip(0, 0)}${pip(-9, -9)}${pip(9, 9)}${pip(9, -9)}${pip(-9, 9)}
@-15,-10,-12
${die()}
rose- O0,0,5.5
black- ${pip(-9, -9)}${pip(9, 9)}${pip(9, -9)}${pip(-9, 9)}`,
  sicbo: `
stone- E0,34,34,5
@-18,18,-6
${die('gold')}
black- ${pip(-8, -8)}${pip(8, 8)}
@19,18,8
${die('snow')}
black- ${pip(-8, 0)}${pip(8, 0)}${pip(-8, -9)}${pip(8, 9)}${pip(8, -9)}${pip(-8, 9)}
@0,-16,-3
${die('red')}
snow- O0,0,6`,
  jhandi: `
@-16,14,-10
${die('snow')}
@-16,14,-10
red- M-7-10V12h3V2L10-3-4-10z
@18,14,9
${die('gold')}
rose- M0 10c-13-9-10-17-4.5-17 2.7 0 4.5 2 4.5 4.5 0-2.5 1.8-4.5 4.5-4.5 5.5 0 8.5 8-4.5 17z
@2,-18,3
${die('leaf')}
snow- M0-11 8 0 0 11-8 0z`,
  roulette: `
brown O0,0,36
|red 9,8.17,8.17 O0,0,26
|black 9,8.17,8.17 O0,0,26.001
|gold 2 O0,0,31
|gold 2 O0,0,21
clay= O0,0,20
|gold 3 M-14 0H14M0-14V14
gold O0,0,7
snow= O18,-18,5`,
  wheel: `
brown M-20 38l8-14h24l8 14z
gold O0,0,34
snow- O0,0,26
|rose 15,9.69,9.69 O0,0,18.5
|teal 15,9.69,29.06 O0,0,18.5
|clay 3,0.1,11.58 O0,0,30
gold O0,0,9
red M-7-41H7L0-25z`,
  andar: `
red M-38-30H-2V34H-38z
blue M2-30H38V34H2z
@-20,4,-6
${card()}
${heart}
@20,4,6
${card()}
${spade}
@
gold- M-26-38h52v10h-52z
|clay 2.5 M-16-33H-8M8-33H16
|light 3 M0-24V38`,
} as const
