// The taka sign (U+09F3), which many system fonts lack; `npm run fonts` writes its two fonts here. A font of a style
// sheet, even one in a data: URL, arrives after the first layout, which then looks for the sign in every font of the
// machine (docs/speed.md).

// The script element stands inside the markup that React hydrates, and React expects none there.
document.currentScript.remove();
for (const [weight, font] of [
  [
    '400',
    'd09GMgABAAAAAALcAA4AAAAABZgAAAKFAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGx4cOgZgP1NUQVREADQRCAqBGIEjCwYAATYCJAMIBCAFhCoHIBumBMguB2xjFNoPMSSIDS1Zgqhci6PP0pu/m6vx8M/+vt/n3Du6b/zpKiQIySVM+6hSszuU4Sy2v6b+8f9b+91vXsEf6j5rM//MvkVK88YhNcuETKUSIcjb/YcuNiMKHdsXqeqCQMx5HWBGfS0TBg3zn3Pg/27qRd7HFmiWcAS9o3sBb8BsLYws8Y7z4l4ga4AH5uk28ZC9e6IjIsRjSEgNKFAZrIBv3phfR1QJPQAEKtN1CyXflm951Qo6d9oGlb6wQO+EJQiQ2stcF/fqyL25CSydTbFZa4yiMngWrqUpfNl/opf/AoovEXoB2T8lGC4shEaJ3vwYzd9Vgn0+ui4Ln19oFxRCRn/noEDKOEzeB4kCvQUEegsaDkqloOkfQ/KfRgCOk2REOiUS08AMsD6BnFSm9n4IartvVntvx55HtX0PlLtv1fa9fDberkbtexejh+il+/ye3XH2+lJ69/G1rZy2/t/yirtzC3cUl+2vSTY8qCi98N1/qpzOVlilJQMG/y0vOlFSOWbMyFk/9S2jto0s7zTHfufbFECgyNd/Tds8yvR3RwPFT3jf9Uvw7ffzMAxZFXWolyD4up6bEmay5ifiDCmHuWyYD2kaqR7SKjsFRNmEk7QvCCP9QWr1EQrzvEJpIhPqDLTM1hurlBOhWV9Ileah+ktiBUVznLBtMZxjwpYLhisCpy5T1jApyTXqgnTlhM3QYNWFKx7bCW3TBc1lUCTSplGzFi0VhFBFkCNNe019pixZMqWvS3hLe98/Rsm6o1/vQlo1a9WBrBMukEnJMk0xxz7DyAgPExTNRaoJjGW5ejVpcsXABM+pRmcURxNZdvySIjFXk9NWRo0AqvVsIgAA',
  ],
  [
    '700',
    'd09GMgABAAAAAALYAA4AAAAABagAAAKDAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGx4cOgZgP1NUQVRAADQRCAqBGIEmCwYAATYCJAMIBCAFhD4HIBu5BMieh7Exq/HJrVYaaax+H5gSD1/7+Z67+wrAoIBtvk10gRWg6lQBK0Jh2JNsrta2NA2VmUU1QnNv4ndvy9ztI60zlEyrEMzugpwDr7bkBfw7YdBQ3//d5MPE+9gCzRKOoBdd4GM+76w1zBIvDidHAW3wwDzdJjvEd090hER4DAmJVhSor6OOYubs4RK8CqhWQaC+scaqlXwba+dW0XXeygI8dTEB34EdQJC6i7Qp3VeLVE5rgQWzLTarxHSUBmJOTTrw47f9QD7xfy/IX+M0WkBqm/YBXdUWQl0JLSX0lI7vEewJji8LTxKaKoSQoq2dQEA0SfdBQkZLWaClQlcUCkG939XqEPxrLECNHTcR+ymQMAbTAFYH0ohiW/lL1GpQely//DRqPjaofJZKtxtU7j26EzU36q+pPFC6X7/84ey8/qz0iX+wOxrpnmtWiH1wVefLffp+6N53W2709Ebv33NVqO29jj3atmnVLu8aealnvxfde3ftO/DZkAF3O03LjeyzvT3eF/p/OfD8AIBATu8Hzdp8tzSZ+Lduzr/gszcuw/c+zxT/p0G5P2pLIPi5lrYllJHoV4x+SmttEQwkY6QU9jVQlkVRD+ej7YLQ3T9IGvsF2UwfKAx3CGppby1d22D9GREa6gxJfS2hiboa7qWthliMKLYDSx2xnG1IZ0zYuJBuBDZGGFk4cGh1F46bREh5y10E5I47UNYuFE0iDjTCYEMNM6wCozehi6GivaYJ5piY6Kh1iYe898MN5O5NvT4EDTfUcKN0tZJwgRCipRRibH3C0DQuJhBFQ33txdidVjXEEHtITHAdFexAbEX7yo5fEQfTira30tMyylXPGw4=',
  ],
])
  document.fonts.add(
    new FontFace(
      'Taka',
      Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0)),
      {
        weight,
        sizeAdjust: '96%',
        ascentOverride: '97.9%',
        descentOverride: '26%',
        lineGapOverride: '0%',
        unicodeRange: 'U+09F3',
      },
    ),
  );
