/** In the place of a closed site's page whose code did not load: nothing may cover what is there. */
export const Uncovered = () => <i data-gate="" hidden />
