interface Reviewed {
  readonly rule: string
  /** Only if it is a question of the engine, not a failure. */
  readonly isQuestion?: true
  /** The elements whose markup matches; by default all. */
  readonly part?: RegExp
  readonly why: string
}

/** Reviewed on 28 November 2026 over all screens. */
export const reviewed: readonly Reviewed[] = [
  {
    rule: 'style_background_decorative',
    isQuestion: true,
    why: 'Asked once on every page. Drawings are decoration: the name stands beside each as text.',
  },
  {
    rule: 'style_color_misuse',
    isQuestion: true,
    why: 'Asked once on every page. What is chosen or missing is told by words and marks, too.',
  },
  {
    rule: 'style_focus_visible',
    isQuestion: true,
    why: 'The engine sees a border that changes; the ring of :focus-visible is in tokens and tested by the focus journey.',
  },
  {
    rule: 'element_tabbable_unobscured',
    isQuestion: true,
    why: 'Parts below an open sheet, which are inert, and parts below bars, from which focus scrolls away.',
  },
  {
    rule: 'element_tabbable_visible',
    isQuestion: true,
    why: 'Cells of rows that scroll sideways; focus scrolls to them.',
  },
  {
    rule: 'input_label_visible',
    isQuestion: true,
    why: 'Buttons of one known symbol (back, star, close) and fields of searches: each has a name and a placeholder.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    isQuestion: true,
    why: 'Groups of native radio buttons, tab lists whose tabs take the keys, and buttons that open a sheet.',
  },
  {
    rule: 'frame_src_valid',
    isQuestion: true,
    why: 'The pages of games, which have checks of their own.',
  },
  {
    rule: 'text_block_heading',
    isQuestion: true,
    why: 'Short lines that are no headings: amounts, the title in the header beside the heading of the page.',
  },
  {
    rule: 'text_sensory_misuse',
    isQuestion: true,
    why: '“Small reward” is an amount, and the help names a place on the screen beside the button’s name.',
  },
  {
    rule: 'widget_tabbable_exists',
    part: /Options-options|name="username"|BannerSlide-link/,
    why: 'Options of which all are closed; the name for the password manager, which nobody types; banners that are not shown, which are inert: the engine knows only aria-hidden.',
  },
  {
    rule: 'element_tabbable_role_valid',
    part: /FiguresTable-scroll/,
    why: 'A table that scrolls sideways must take the focus to be scrolled by keys.',
  },
]
