/** Replaces the page of a closed site if its code could not be loaded: nothing may cover the screen. */
export const Uncovered = () => <i data-gate="" hidden />
