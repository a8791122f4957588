export const chooseAnImage = 'Choose an image';
export const remove = (label: string): string => `Remove ${label}`;
export const uploadingAPicture = 'Uploading a picture...';
export const uploading = (label: string): string => `Uploading ${label}`;
export const onlyImageFiles = 'Only an image file can be used.';
