/**
 * The presses of docs/product.md 17.2, by number, with what is sent. All run under
 * StrictMode, with each of the calls.
 */
export const interactions = {
  I1: 'two clicks in one task send it once',
  I2: 'the second click of a double click sends nothing, though the first has failed by then',
  I3: 'Enter, in a field that submits or on the button, and a click send it once',
  I4: 'left while it is pending, its answer says, stores and opens nothing',
  I5: 'answered after what was sent later from another page, it takes nothing from there',
  I6: 'a page that is mounted twice sends nothing, and one press then sends it once',
} as const;
