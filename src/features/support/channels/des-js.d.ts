declare module 'des.js' {
  interface Cipher {
    update(data: ArrayLike<number>): number[]
    final(): number[]
  }
  interface Options {
    readonly type: 'encrypt' | 'decrypt'
    readonly key: ArrayLike<number>
  }
  export const DES: { create(options: Options): Cipher }
}
