export const addSlider = 'Add Slider';
export const addSlide = 'Add Slide';
export const editSlide = (number: number): string => `Edit slide ${number}`;
export const deleteSlide = (number: number): string => `Delete slide ${number}`;
export const manageSlide = 'Manage Slide';
export const slideWithoutATitle = 'Slide without a title';
export const slides = 'slides';
export const noSlidesYet = 'No slides yet';
export const whenTheSliderIsShown = 'The home page shows its slider once there is a slide.';
export const updateSlider = 'Update Slider';
export const theSlide = 'The slide';
export const updateSlide = 'Update Slide';
export const image = 'Image';
export const actions = 'Actions';
export const picture = 'Picture';
export const slideImage = 'Slide image';
export const recommendedSize = (width: number, height: number): string =>
  `${width}px by ${height}px recommended`;
export const title = 'Title';
export const headlineOfTheSlide =
  'The headline beside the picture. Left empty, the slide has only its picture and its button.';
export const titleInBengali = 'Title in Bengali';
export const textInBengali = 'Text in Bengali';
export const bengaliHint = 'For the pages in Bengali. Left empty, they show the English text.';
export const button = 'Button';
export const link = 'Link';
export const whereTheButtonLeads =
  "A page of the shop, such as /product/category/bag%20items, or another site's address. Left empty, it is the list of all products.";
export const text = 'Text';
export const leftEmptyItIsShopNow = 'Left empty, it is Shop now.';
export const cancel = 'Cancel';
export const saving = 'Saving...';
