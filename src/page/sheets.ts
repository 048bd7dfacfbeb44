/** Style sheets of the prerender that the app itself loads later; the page contains them from its first paint. */
import '#features/games/grid/GameGrid.module.css'
import '#features/games/lobby/ListMenuLayout.module.css'
import '#features/promotions/activities/ActivitySkeleton.module.css'
import '#features/session/login/LoginLayout.module.css'
import '#ui/layout/Band.module.css'
import '#ui/layout/account/AccountLayout.module.css'
import './Prerender.module.css'
import './boxes.module.css'
