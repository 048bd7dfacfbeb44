import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Chips } from '#ui/form/Chips.tsx'
import { Tabs } from './Tabs.tsx'

const choices = (['hot', 'new', 'all'] as const).map((key) => ({ key, label: key }))
type Key = (typeof choices)[number]['key']

type Look = typeof Tabs<Key> | typeof Chips<Key>

function Chosen({ look: Look }: { look: Look }) {
  const [value, choose] = useState<Key>('hot')
  return <Look label="Games" choices={choices} value={value} onChoose={choose} />
}

describe('tabs', () => {
  it('are one tab stop, and arrow keys choose', async () => {
    render(<Chosen look={Tabs<Key>} />)
    expect(screen.getByRole('tablist', { name: 'Games' })).toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'hot' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'new' })).toHaveFocus()
    expect(screen.getByRole('tab', { name: 'new', selected: true })).toBeInTheDocument()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'hot', selected: true })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })
})

describe('chips', () => {
  it('are radio buttons of one group', async () => {
    render(<Chosen look={Chips<Key>} />)
    expect(screen.getByRole('radiogroup', { name: 'Games' })).toBeInTheDocument()
    await userEvent.click(screen.getByText('new'))
    expect(screen.getByRole('radio', { name: 'new' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'all' })).toBeChecked()
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  })
})
