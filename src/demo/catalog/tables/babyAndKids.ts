/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const babyAndKids = `
# Clothing | kidswear
Newborn Cotton Romper Pack of 3 | 1150 | 850 | romper | নবজাতকের সুতি রম্পার, ৩টির প্যাক
Girls Party Frock with Net Layers and Satin Bow | 1850 | 1390 | frock | মেয়েদের নেটের পার্টি ফ্রক
Boys Cartoon Print T-Shirt and Shorts Set | 890 | 650 | boysSet | ছেলেদের কার্টুন প্রিন্ট টি-শার্ট ও শর্টস সেট
# Diapers | baby
Pant Style Baby Diapers, Size L, 54 Pieces | 1450 | 1290 | diapers | বেবি প্যান্ট ডায়াপার, সাইজ L, ৫৪ পিস
Washable Cloth Diaper with Two Inserts | 650 | 490 | clothDiaper | ধোয়া যায় এমন কাপড়ের ডায়াপার
# Baby Gear | baby
Foldable Lightweight Baby Stroller with Sun Canopy and Storage Basket | 7950 | 6490 | stroller | ফোল্ডিং বেবি স্ট্রলার, ছাউনি ও ঝুড়িসহ
Ergonomic Baby Carrier with Hip Seat | 2650 | 1990 | carrier | হিপ সিটসহ বেবি ক্যারিয়ার
# Feeding | baby
Anti Colic Feeding Bottle 240 ml, Pack of 2 | 950 | 720 | feedingBottles | অ্যান্টি কোলিক ফিডার ২৪০ মিলি, ২টির প্যাক
Silicone Suction Plate, Bowl and Spoon Set | 850 | 650 | suctionPlate | সিলিকন প্লেট, বাটি ও চামচ সেট
Fruit and Food Feeder Pacifier | 320 | 240 | fruitFeeder | বেবি ফ্রুট ফিডার
Stainless Steel Kids Lunch Box with Cartoon Print | 650 | 480 | kidsLunch | কার্টুন প্রিন্ট স্টিলের টিফিন বক্স
# Toys | toy
Soft Plush Teddy Bear 60 cm | 1350 | 990 | teddy | নরম টেডি বিয়ার ৬০ সেমি
Wooden Building Blocks 100 Pieces with Storage Bag | 1150 | 850 | blocks | কাঠের বিল্ডিং ব্লক ১০০ পিস, ব্যাগসহ
Remote Control Rock Crawler Car, 4WD Rechargeable | 2450 | 1850 | crawler | রিমোট কন্ট্রোল রক ক্রলার গাড়ি
Educational Kids Tablet Toy with Songs and Letters | 850 | 620 | kidsTablet | গান ও বর্ণমালার শিশু ট্যাবলেট খেলনা
Doctor Play Set in Suitcase, 22 Pieces | 950 | 720 | doctorSet | ডাক্তার খেলনা সেট, ২২ পিস
Musical Piano Mat | 1250 | 890 | pianoMat | মিউজিক্যাল পিয়ানো ম্যাট
# Health & Safety | baby
Digital Forehead Thermometer, Contactless One Second Reading | 1650 | 1190 | foreheadThermometer | ডিজিটাল কপালের থার্মোমিটার
Baby Proof Corner Guards and Drawer Locks Set, 20 Pieces | 650 | 480 | cornerGuards | শিশু নিরাপত্তা কর্নার গার্ড ও লক সেট, ২০ পিস
# Nursery | textile
Baby Cradle Mosquito Net with Soft Mattress and Pillow | 1450 | 1090 | cradleNet | শিশুর দোলনা মশারি, তোশক ও বালিশসহ
Star Projector Night Lamp with Lullaby Music | 1250 | 890 | starLamp | তারার আলোর নাইট ল্যাম্প, ঘুমপাড়ানি সুরসহ
# Baby Care | baby
Foldable Baby Bathtub with Cushion | 1950 | 1550 | babyBathtub | ফোল্ডিং বেবি বাথটাব
Baby Nail Trimmer Electric Set | 690 | 490 | babyNail | শিশুর ইলেকট্রিক নেইল ট্রিমার সেট
# Gifts | toy
Newborn Gift Box with Blanket, Bib, Booties and Rattle | 1850 | 1390 | newbornGift | নবজাতকের গিফট বক্স
Birthday Balloon Decoration Set | 550 | 420 | balloons | জন্মদিনের বেলুন সাজানোর সেট
Unicorn Night Light, Rechargeable Silicone | 950 | 690 | unicorn | ইউনিকর্ন সিলিকন নাইট লাইট
# Books | book
My First Bangla and English Alphabet Sound Book | 750 | 550 | soundBook | বাংলা ও ইংরেজি বর্ণমালার সাউন্ড বুক
Reusable Magic Water Painting Book, Set of 4 | 450 | 320 | waterBook | ম্যাজিক ওয়াটার পেইন্টিং বই, ৪টির সেট
# New Baby Items | toy
Musical Bath Duck Family | 390 | 290 | duckFamily | মিউজিক্যাল হাঁসের পরিবার
Dinosaur Pull Back Car Set of 6 | 590 | 420 | dinoCars | ডাইনোসর পুল ব্যাক গাড়ি, ৬টির সেট
Kids Ride On Balance Bike without Pedals for Ages 2 to 5 Years | 4850 | 3990 | balanceBike | ২ থেকে ৫ বছরের শিশুর ব্যালেন্স বাইক
`;
