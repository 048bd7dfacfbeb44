const largestPage = 50

interface Asked {
  readonly pageNo: number
  readonly pageSize: number
}

/** Limit and offset. */
export const spanOf = ({ pageNo, pageSize }: Asked) => {
  const limit = Math.min(pageSize, largestPage)
  return { limit, offset: (pageNo - 1) * limit }
}

export const paged = <T>(list: T[], count: number, asked: Asked) => ({
  list,
  pageNum: asked.pageNo,
  totalPages: Math.ceil(count / spanOf(asked).limit),
  totalCount: count,
})
