import { Trans } from '@lingui/react/macro'
import type { HelpTopic } from '../../api/help.ts'
import { ServerHtml } from '../../ui/ServerHtml.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const TopicText = ({ topic }: { readonly topic: HelpTopic }) => (
  <ServerHtml
    html={topic.content}
    waiting={<Skeleton shape="line" />}
    failed={
      <p>
        <Trans>The text could not be loaded. Please open it again.</Trans>
      </p>
    }
  />
)
